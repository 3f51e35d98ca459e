import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const colors = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword, tags.typeName], color: 'var(--accent)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--warning)' },
  { tag: [tags.string, tags.attributeValue, tags.number, tags.color], color: 'var(--success)' },
  { tag: [tags.comment, tags.meta, tags.punctuation, tags.angleBracket, tags.operator], color: 'var(--muted)' },
  { tag: [tags.className, tags.labelName], color: 'var(--accent)' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--page)', color: 'var(--ink)', fontSize: '0.75rem' },
  '.cm-scroller': { fontFamily: 'var(--font-figures)', lineHeight: '1.25rem', overscrollBehavior: 'contain' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--page)', color: 'var(--muted)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--sunken)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  // By its own ground the letters of a tag are too faint.
  '&.cm-focused .cm-matchingBracket, &.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--accent)',
  },
  '.cm-shown': { backgroundColor: 'var(--accent-soft)' },
  '.cm-panels': { backgroundColor: 'var(--sheet)', color: 'var(--ink)', fontFamily: 'var(--font-body)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-findMatch': { backgroundColor: 'var(--warning-soft)' },
  '.cm-findMatch-selected': { outline: '1px solid var(--warning)' },
  '.cm-find > div': { display: 'flex', gap: '0.125rem', padding: '0.25rem' },
  '.cm-find > div + div': { paddingTop: '0' },
  '.cm-textfield, .cm-button': {
    height: '2rem',
    margin: '0',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-small)',
    backgroundColor: 'var(--sheet)',
    fontSize: '0.8125rem',
  },
  '.cm-textfield': { flex: '1 1 0', minWidth: '4rem', padding: '0 0.5rem' },
  '.cm-button': {
    flex: 'none',
    minWidth: '2rem',
    padding: '0 0.375rem',
    borderColor: 'transparent',
    backgroundImage: 'none',
    fontWeight: '600',
    cursor: 'pointer',
  },
  // Fingers need more room.
  '@media (pointer: coarse)': {
    '.cm-textfield, .cm-button': { height: '2.5rem' },
    '.cm-button': { minWidth: '2.5rem' },
  },
  '.cm-button:hover': { backgroundColor: 'var(--sunken)' },
  '.cm-button[aria-pressed=true]': { backgroundColor: 'var(--accent-soft)', color: 'var(--accent)' },
  '.cm-button:active': { backgroundImage: 'none' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--sunken)', border: 'none', color: 'var(--muted)' },
});

/** The editor in the colours of the drafting table, light and dark. */
export const editorLook = [theme, syntaxHighlighting(colors)];
