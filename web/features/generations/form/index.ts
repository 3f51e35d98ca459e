export { ConversionForm } from './conversion-form.tsx';
export { NeedsProvider } from './needs-provider.tsx';
export { useChosenImage } from './use-chosen-image.ts';
