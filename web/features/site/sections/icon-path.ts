const FAMILY = /^(?:fa[srlbd]?|fa-(?:solid|regular|light|thin|brands|duotone|sharp)|bi|ti|ri|lucide|icon)$/;

/** Where the server draws the icon that some class names mean; it knows the usual names and has a placeholder for others. */
export function iconPath(classNames: string): string {
  const names = classNames.toLowerCase().split(/\s+/).filter(Boolean);
  const name = names.findLast((each) => !FAMILY.test(each)) ?? '';
  const bare = name.replace(/^(?:fa|bi|ti|lucide|icon)-/, '').replaceAll(/[^a-z0-9-]/g, '');
  return `/icons/${bare || 'placeholder'}.svg`;
}
