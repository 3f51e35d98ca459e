// The frame of a signed-in area, and its entries.

export { AreaLayout } from './area-layout.tsx';
export { type AreaLink, AreaNav, type AreaNavProps } from './area-nav.tsx';
