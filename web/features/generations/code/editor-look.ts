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
  '.cm-searchMatch': { backgroundColor: 'var(--warning-soft)' },
  '.cm-searchMatch-selected': { outline: '1px solid var(--warning)' },
  '.cm-textfield': {
    backgroundColor: 'var(--sheet)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-small)',
    minHeight: '2rem',
    padding: '0 0.5rem',
    fontSize: '0.8125rem',
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--sheet)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-small)',
    minHeight: '2rem',
    padding: '0 0.625rem',
    fontSize: '0.8125rem',
    fontWeight: '600',
  },
  '.cm-panel.cm-search': { padding: '0.5rem 2rem 0.5rem 0.5rem' },
  '.cm-panel.cm-search label': { fontSize: '0.8125rem', whiteSpace: 'nowrap' },
  '.cm-panel.cm-search input[type=checkbox]': { width: '1rem', height: '1rem', verticalAlign: 'text-bottom' },
  '.cm-panel.cm-search [name=close]': { width: '2rem', height: '2rem', fontSize: '1.25rem', cursor: 'pointer' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--sunken)', border: 'none', color: 'var(--muted)' },
});

/** The editor in the colours of the drafting table, light and dark. */
export const editorLook = [theme, syntaxHighlighting(colors)];
