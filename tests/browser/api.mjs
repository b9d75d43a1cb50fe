// Every file of `/api/v1/` fits its schema, and the index leads to all of them; the statements in pages are JSON and name what they must.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import { LANGUAGES, Report, siteArgument } from './lib.mjs';

const site = siteArgument();
const report = new Report('api');
const root = join(site, 'api/v1');
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const ajv = new Ajv({ allErrors: false, strict: false });
const index = read(join(root, 'index.json'));
const compiled = new Map();
const compile = (schema) => {
  if (!compiled.has(schema)) compiled.set(schema, ajv.compile(read(join(root, schema))));
  return compiled.get(schema);
};
for (const { file, schema } of [{ file: 'index.json', schema: 'schema/index.schema.json' }, ...index.files]) {
  const fits = compile(schema);
  report.check(fits(read(join(root, file))), `${file}: ${ajv.errorsText(fits.errors)}`);
}
for (const edition of index.editions) for (const way of Object.values(edition.akn)) report.check(existsSync(join(root, way)), `${way} is not there`);
report.check(index.languages.length === LANGUAGES.length, 'the index names every language');

for (const [way, type, needs] of [
  ['hy/laws/7/', 'Legislation', ['legislationIdentifier', 'legislationDateVersion', 'hasPart', 'isPartOf', 'license']],
  ['fa/glossary/reversed-colours/', 'DefinedTerm', ['name', 'termCode', 'inDefinedTermSet', 'description']],
  ['ru/glossary/', 'DefinedTermSet', ['name', 'url']],
  ['es/laws/fide-2018/', 'Legislation', ['hasPart']],
]) {
  await report.attempt(`statements of ${way}`, () => {
    const html = readFileSync(join(site, way, 'index.html'), 'utf8');
    const said = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html);
    if (!said) throw new Error('there are none');
    const main = JSON.parse(said[1])['@graph'][0];
    const lacking = needs.filter((n) => main[n] === undefined);
    if (main['@type'] !== type || lacking.length) throw new Error(`${main['@type']} lacks ${lacking}`);
  });
}
report.end();
