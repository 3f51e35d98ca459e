// The frame of a signed-in area, and its entries.

export { adminPages } from './admin-pages.ts';
export { AreaLayout } from './area-layout.tsx';
export { type AreaLink, AreaNav, type AreaNavProps } from './area-nav.tsx';
export { usePageActions } from './use-page-actions.ts';
