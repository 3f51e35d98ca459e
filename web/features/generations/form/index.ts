export { ConversionForm } from './conversion-form.tsx';
export { QueueCard, usePictureQueue } from './queue/index.ts';
export { useChosenImage } from './use-chosen-image.ts';
