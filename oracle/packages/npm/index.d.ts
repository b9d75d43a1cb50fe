export type Tag = "attested" | "derived" | "stated" | "boundary" | "disputed" | "reported-fault" | "hard" | "unreachable" | "withdrawn";
export type Status = "decided" | "needs-facts" | "discretion" | "disputed" | "not-covered";
export type Fact = boolean | number | string | string[] | null;

export interface Action {
  action: string;
  slot?: string;
  [parameter: string]: string | number | boolean | undefined;
}

export interface Expected {
  status: Status;
  /** A position: true, false, or the text of a move for `san`. */
  answer?: boolean | string | null;
  result?: "1-0" | "0-1" | "1/2-1/2";
  /** A ruling: everything that is ordered. */
  actions?: Action[];
  may?: Action[];
  needs?: string[];
  readings?: Record<string, unknown>[];
}

/** One question with its answer. */
export interface Oracle {
  id: string;
  question: string;
  edition: string;
  holds_in?: string[];
  title?: string;
  facts: Record<string, Fact>;
  expected: Expected;
  clauses: string[];
  clause_ids: string[];
  why: string;
  reasons: string[];
  sources: string[];
  confidence: "high" | "medium" | "low";
  tags: Tag[];
  fault?: string;
  control?: string;
  reported?: string[];
}

export interface Chosen {
  question?: string | string[];
  /** Those that hold in this edition. */
  edition?: string;
  tag?: Tag;
  /** Those that rest on a clause of this article: "9", "3.8". */
  article?: string;
  /** Disputed ones too. */
  disputed?: boolean;
  /** Positions to which no game leads too. */
  unreachable?: boolean;
}

/** Throws a RangeError for a question, edition or tag that there is not, and for an article on which none chosen rests. */
export function load(chosen?: Chosen): Oracle[];
export function questions(): string[];
export function editions(): string[];
export function tags(): string[];
export function manifest(): Record<string, unknown>;
