import { Dialog } from '#web/ui/dialog.tsx';

interface PictureDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  src: string;
  title: string;
}

/** A picture in its own size, to look at closely. */
export default function PictureDialog({ open, onOpenChange, src, title }: PictureDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} wide>
      <img src={src} alt={title} className="mx-auto" />
    </Dialog>
  );
}
