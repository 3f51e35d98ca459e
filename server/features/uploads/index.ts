export { deleteUnusedPicture } from './delete-unused-picture.ts';
export { encodePicture } from './encode-picture.ts';
