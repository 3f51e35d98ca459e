/** Where a picture of that name lies in the storage. */
export const pictureKey = (name: string): string => `images/${name}`;
