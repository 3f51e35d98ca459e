import { fonts } from './fonts.ts';

/** Sizes in points. Colours are the light side of the design tokens (web/ui/tokens.css), on white paper. */
const ink = '#1b1a17';
const muted = '#5c584e';
const line = '#d9d3c5';
const danger = '#ac2018';

export const styles = {
  page: {
    paddingTop: 44,
    paddingBottom: 64,
    paddingHorizontal: 56,
    fontFamily: fonts.text,
    color: ink,
  },
  /** Not on the page: the library then loses texts that it makes per page. */
  sheet: { fontSize: 10, lineHeight: 1.4 },
  ruler: { position: 'absolute', top: 0, left: 0 },
  rulerColor: muted,
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', marginTop: 16 },
  title: { fontFamily: fonts.title, fontSize: 28, lineHeight: 1.1 },
  number: { fontFamily: fonts.mono, fontSize: 16, lineHeight: 1.1 },
  demo: {
    marginTop: 14,
    paddingVertical: 5,
    paddingHorizontal: 8,
    lineHeight: 1.1,
    border: `1pt solid ${danger}`,
    color: danger,
    fontFamily: fonts.title,
    fontSize: 10,
    alignSelf: 'flex-start',
  },
  columns: { flexDirection: 'row', gap: 24, marginTop: 26 },
  column: { flex: 1 },
  label: { fontFamily: fonts.title, fontSize: 8, lineHeight: 1.2, marginBottom: 4, color: muted },
  facts: { marginTop: 24, borderTop: `0.75pt solid ${line}` },
  row: {
    flexDirection: 'row',
    alignItems: 'baseline',
    gap: 16,
    paddingVertical: 5,
    borderBottom: `0.75pt solid ${line}`,
  },
  factName: { width: 110, color: muted },
  figure: { fontFamily: fonts.mono, flex: 1 },
  lines: { marginTop: 28, borderTop: `1.5pt solid ${ink}` },
  what: { flex: 1 },
  amount: { fontFamily: fonts.mono, width: 110, textAlign: 'right' },
  total: { fontFamily: fonts.title, fontSize: 12, flex: 1 },
  totalRow: { flexDirection: 'row', gap: 16, paddingVertical: 7, borderTop: `1.5pt solid ${ink}`, marginTop: -0.75 },
  totalAmount: { fontFamily: fonts.mono, fontSize: 12, width: 130, textAlign: 'right' },
  note: { marginTop: 30 },
  foot: {
    position: 'absolute',
    bottom: 28,
    left: 56,
    right: 56,
    fontSize: 8,
    color: muted,
  },
} as const;
