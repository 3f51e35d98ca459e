import names from 'countries-list/minimal/countries.en.min.json' with { type: 'json' };

/** Territories, and codes that are not states: people there are billed under their state, or under 'Other'. */
const NOT_STATES = new Set(
  (
    'AC AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY ' +
    'MF MO MP MQ MS NC NF NU PF PM PN PR RE SH SJ SX TA TC TF TK UM VG VI WF YT'
  ).split(' '),
);

export const OTHER_COUNTRY = 'Other';

/**
 * Where a bill may go: the members of the United Nations, its observers (Palestine, Vatican City), Kosovo and Taiwan, by
 * English name, and 'Other' at the end.
 */
export const countries: readonly string[] = [
  ...Object.entries(names)
    .filter(([code]) => !NOT_STATES.has(code))
    .map(([, name]) => name)
    .sort(new Intl.Collator('en').compare),
  OTHER_COUNTRY,
];

const written = new Map(countries.map((name) => [name.toLowerCase(), name]));

/** The spelling of the list for a country that somebody typed; undefined when it is not in the list. */
export const findCountry = (text: string): string | undefined => written.get(text.trim().toLowerCase());
