/** Properties in the order in which Prettier's plugin for Tailwind sorts their utilities. */
const PROPERTIES = `
  pointer-events visibility position inset inset-x inset-y top right bottom left isolation z-index order grid-area
  grid-column grid-column-start grid-column-end grid-row grid-row-start grid-row-end float clear
  margin margin-x margin-y margin-top margin-right margin-bottom margin-left box-sizing display aspect-ratio size height max-height
  min-height width max-width min-width flex flex-shrink flex-grow flex-basis table-layout border-collapse cursor resize
  list-style-position list-style list-style-type appearance grid-auto-flow grid-template-columns grid-template-rows flex-direction
  flex-wrap place-content place-items align-content align-items justify-content justify-items gap column-gap row-gap
  align-self justify-self overflow overflow-x overflow-y text-overflow border-radius border-top-radius border-right-radius
  border-bottom-radius border-left-radius border-top-left-radius border-top-right-radius border-bottom-right-radius
  border-bottom-left-radius border-width border-x-width border-y-width border-top-width border-right-width
  border-bottom-width border-left-width border-style border-color border-top-color border-right-color border-bottom-color
  border-left-color background-color background-image from via to background-size background-clip background-position background-repeat
  fill stroke object-fit object-position padding padding-x padding-y padding-top padding-right padding-bottom
  padding-left text-align vertical-align font-family font-size line-height font-weight letter-spacing text-wrap
  overflow-wrap word-break white-space color text-transform font-style font-variant-numeric text-decoration-line text-decoration
  text-underline-offset accent-color opacity box-shadow outline outline-width outline-offset outline-color transition`
  .trim()
  .split(/\s+/);

const RANKS = new Map(PROPERTIES.map((property, i) => [property, i]));

/** A utility and the property, or the group of properties, that it sets. */
export type Utility = { property: string; name: string };

/** The names of utilities, sorted; those of one property by name. */
export function sortUtilities(utilities: readonly Utility[]): string[] {
  const rank = ({ property }: Utility): number => RANKS.get(property) ?? PROPERTIES.length;
  return [...utilities].sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1)).map(({ name }) => name);
}
