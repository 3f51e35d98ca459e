// The parts of css-tree that need none of its syntax tables, which take megabytes. Its types know only the whole.
declare module 'css-tree/tokenizer' {
  export { tokenize, tokenTypes } from 'css-tree';
}
declare module 'css-tree/utils' {
  export { ident, string, url } from 'css-tree';
}
