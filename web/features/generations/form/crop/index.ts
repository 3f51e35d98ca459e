export { CropButton } from './crop-button.tsx';
