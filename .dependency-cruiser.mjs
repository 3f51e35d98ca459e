// Who may import whom, between features and between what they stand on (biome.json holds the folders of the first
// level apart). `npm run check` reads it; imports of types count like all others. Tests stand outside: nothing imports
// them. TypeScript 7 has no interface for other programs yet, so swc parses. See docs/decisions/0030.

/** Rules that hold in `server/features` and in `web/features`. */
const betweenFeatures = (side) => [
  {
    name: `${side}-features-form-no-circle`,
    comment:
      'Features form a directed graph. Move what both need to the lower one, or hand the operation in from above.',
    severity: 'error',
    scope: 'folder',
    from: { path: `^${side}/features/[^/]+$` },
    to: { path: `^${side}/features/[^/]+$`, circular: true },
  },
  {
    name: `${side}-features-show-an-index`,
    comment: 'What a feature offers its neighbours is in its index.ts: operations and types.',
    severity: 'error',
    from: { path: `^${side}/features/([^/]+)/` },
    to: {
      path: `^${side}/features/[^/]+/`,
      pathNot: [`^${side}/features/$1/`, `^${side}/features/[^/]+/index\\.tsx?$`],
    },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one file, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'the-ground-knows-no-feature',
      comment: 'Features stand on contract and platform, not the other way round.',
      severity: 'error',
      from: { path: '^(contract|server/platform)/' },
      to: { path: '^(server/(?!platform/|config\\.ts$)|web/)' },
    },
    {
      name: 'the-top-is-imported-by-nobody',
      comment: 'What puts the features together may know them all; none of them knows it.',
      severity: 'error',
      from: { path: '^server/features/' },
      to: { path: '^server/(composition|seed)/' },
    },
    {
      name: 'the-top-puts-together',
      comment: 'Besides the index, composition joins the procedures and tables of all features.',
      severity: 'error',
      from: { path: '^server/(?!features/)' },
      to: { path: '^server/features/', pathNot: '^server/features/[^/]+/(index|procedures|tables)\\.ts$' },
    },
    {
      name: 'the-web-ground-knows-no-feature',
      comment: 'What features of web/ share stands below them: it gets from them what they hand in.',
      severity: 'error',
      from: { path: '^web/(data|public-pages|session|shell|ui)/' },
      to: { path: '^web/features/' },
    },
    {
      name: 'the-web-root-knows-indexes',
      comment: 'Besides the pages that routes.ts names by their paths.',
      severity: 'error',
      from: { path: '^web/(?!features/)' },
      to: { path: '^web/features/', pathNot: '^web/features/[^/]+/index\\.ts$' },
    },
    ...['server', 'web'].flatMap(betweenFeatures),
    {
      name: 'parts-of-the-generator-form-no-circle',
      comment: 'The screen of the generator is made of parts; what two of them need stands below both.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^web/features/generations/[^/]+$' },
      to: { path: '^web/features/generations/[^/]+$', circular: true },
    },
    {
      name: 'parts-of-the-generator-show-an-index',
      comment: 'What a part offers the others is in its index.ts.',
      severity: 'error',
      from: { path: '^web/features/generations/([^/]*)' },
      to: {
        path: '^web/features/generations/[^/]+/',
        pathNot: ['^web/features/generations/$1/', '^web/features/generations/[^/]+/index\\.ts$'],
      },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.test\\.tsx?$', '/testing/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
      extensions: ['.ts', '.tsx'],
    },
  },
};
