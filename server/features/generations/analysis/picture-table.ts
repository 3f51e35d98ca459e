/** A picture as it stands in an attribute or in `url('…')`. */
const PICTURE = /data:image\/[^'")\s]+/g;
/** What stands in its place, between noncharacters: Unicode keeps them for the inside of programs, so no text has them. */
const REFERENCE = /\uFDD0(\d+)\uFDD1/g;

type Stored<T> = { value: T; pictures: string[] };

/** Writes plain data as JSON in which each picture stands once, however many pages show it. */
export function takeOutPictures(value: object): string {
  const numbers = new Map<string, number>();
  const refer = (picture: string): string => {
    const number = numbers.get(picture) ?? numbers.size;
    numbers.set(picture, number);
    return `\uFDD0${number}\uFDD1`;
  };
  const json = JSON.stringify(value, (_, part) => (typeof part === 'string' ? part.replace(PICTURE, refer) : part));
  return `{"value":${json},"pictures":${JSON.stringify([...numbers.keys()])}}`;
}

/** Reads what `takeOutPictures` wrote. */
export function putBackPictures<T>(json: string): T {
  const { value, pictures }: Stored<T> = JSON.parse(json);
  const resolve = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(REFERENCE, (_, number) => pictures[Number(number)] ?? '');
    if (Array.isArray(part)) return part.map(resolve);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, resolve(each)]));
  };
  return resolve(value) as T;
}
