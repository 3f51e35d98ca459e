/** The parser alone, without the dictionary of CSS that css-tree brings: @types/css-tree knows the whole only. */
declare module 'css-tree/parser' {
  const parse: typeof import('css-tree').parse;
  export default parse;
}
