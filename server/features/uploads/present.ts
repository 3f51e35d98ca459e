import type { StoredPicture } from './store-picture.ts';

export const presentPicture = ({ name, width, height, bytes }: StoredPicture) => ({
  url: `/images/${name}`,
  width,
  height,
  bytes,
});
