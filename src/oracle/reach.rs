//! Whether a game can lead to a position that names a capture in passing.

use crate::chess::{FenError, Position};

/// Whether the double step that a FEN names cannot have been the last move: before it the player now to move would have stood in check, and not been on the move.
pub(super) fn unreachable(fen: &str) -> bool {
    let fields: Vec<&str> = fen.split(' ').collect();
    let (Some(board), Some(square)) = (fields.first(), fields.get(3)) else { return false };
    let mut place = square.bytes();
    let (Some(file @ b'a'..=b'h'), Some(rank @ (b'3' | b'6'))) = (place.next(), place.next()) else { return false };
    let mut rows: Vec<Vec<char>> = board.split('/').map(spread).collect();
    // From the top: the pawn stands on the row of rank 5 or 4, and came from that of 7 or 2.
    let (now, before, mover) = if rank == b'6' { (3, 1, "b") } else { (4, 6, "w") };
    let column = usize::from(file - b'a');
    let at = |row: usize| rows.get(row).and_then(|r| r.get(column)).copied();
    let (Some(pawn), Some('.')) = (at(now), at(before)) else { return false };
    rows[now][column] = '.';
    rows[before][column] = pawn;
    let earlier =
        format!("{} {mover} - - 0 1", rows.iter().map(|r| r.iter().map(|c| if *c == '.' { '1' } else { *c }).collect()).collect::<Vec<String>>().join("/"));
    matches!(Position::parse(&earlier, false), Err(FenError::OpponentInCheck { .. }))
}

fn spread(row: &str) -> Vec<char> {
    row.chars().flat_map(|c| c.to_digit(10).map_or_else(|| vec![c], |n| vec!['.'; n as usize])).collect()
}

#[cfg(test)]
mod tests {
    use super::unreachable;

    #[test]
    fn a_double_step_cannot_have_covered_a_check() {
        // On the diagonal through the square where the pawn landed the check was there before it came.
        assert!(unreachable("4k3/8/6b1/4Pp2/8/3K4/8/8 w - f6 0 2"));
        assert!(unreachable("8/8/3k4/8/4pP2/6B1/8/4K3 b - f3 0 2"));
        assert!(unreachable("1b6/8/8/3Pp3/8/8/4k2K/8 w - e6 0 1"));
        // Along the rank the pawn that may capture stood in the way; the pawn before its step covers this diagonal; and no capture is named.
        assert!(!unreachable("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2"));
        assert!(!unreachable("2b1k3/8/8/3pP3/8/7K/8/8 w - d6 0 2"));
        assert!(!unreachable("4k3/8/6b1/4Pp2/8/3K4/8/8 w - - 0 2"));
    }
}
