import { useEffect, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { openPdf, type Pdf, PdfProblem } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import { renderPage } from './render-page.ts';

interface PdfDialogProps {
  file: File;
  /** Takes the chosen pages as pictures. */
  onPages: (pages: File[]) => void;
  onClose: () => void;
}

/** The pages of a PDF, to choose those that are to be converted. */
export default function PdfDialog({ file, onPages, onClose }: PdfDialogProps) {
  const [pdf, setPdf] = useState<Pdf | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [problem, setProblem] = useState('');
  const [drawn, setDrawn] = useState<number | null>(null);

  useEffect(() => {
    let gone = false;
    let close = () => {};
    openPdf(file).then(
      (opened) => {
        close = opened.close;
        if (gone) return close();
        setPdf(opened.pdf);
        if (opened.pdf.numPages === 1) setChosen(new Set([1]));
      },
      (error: unknown) => {
        if (gone) return;
        console.warn('A PDF could not be opened', error);
        setProblem(error instanceof PdfProblem ? error.message : 'This PDF cannot be opened. Please try again.');
      },
    );
    return () => {
      gone = true;
      close();
    };
  }, [file]);

  const pages = pdf ? Array.from({ length: pdf.numPages }, (_, index) => index + 1) : [];
  const toggle = (number: number) => {
    const next = new Set(chosen);
    if (!next.delete(number)) next.add(number);
    setChosen(next);
  };
  const all = chosen.size === pages.length;
  const use = async () => {
    if (!pdf) return;
    setProblem('');
    const made: File[] = [];
    let number = 0;
    try {
      for (number of [...chosen].sort((one, other) => one - other)) {
        setDrawn(made.length);
        made.push(await renderPage(pdf, number, file.name));
      }
      onPages(made);
      onClose();
    } catch (error) {
      console.warn('A page could not be drawn', error);
      setProblem(`Page ${number} cannot be drawn. Please leave it out, or export it as a picture.`);
    }
    setDrawn(null);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Pages of ${file.name}`}
      description="Each page you choose is one picture to convert. The PDF itself stays on your computer."
      wide
    >
      <div className="grid gap-4">
        {problem && <Alert tone="danger">{problem}</Alert>}
        {!pdf && !problem && (
          <p role="status" className="flex items-center justify-center gap-3 p-10 text-muted">
            <Spinner /> Opening the PDF…
          </p>
        )}
        {pdf && (
          <ul className="grid max-h-[55dvh] grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 overflow-y-auto p-1">
            {pages.map((number) => (
              <PdfPage
                key={number}
                pdf={pdf}
                number={number}
                checked={chosen.has(number)}
                disabled={drawn !== null}
                onToggle={() => toggle(number)}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {pages.length > 1 && (
            <Button
              look="quiet"
              className="mr-auto"
              disabled={drawn !== null}
              onClick={() => setChosen(new Set(all ? [] : pages))}
            >
              {all ? 'Choose none' : `Choose all ${pages.length}`}
            </Button>
          )}
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          {pdf && (
            <Button disabled={chosen.size === 0 || drawn !== null} busy={drawn !== null} onClick={() => void use()}>
              {drawn !== null ? `Drawing ${drawn + 1} of ${chosen.size}…` : takeLabel(chosen.size)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const takeLabel = (count: number): string => (count > 1 ? `Use ${count} pages` : 'Use this page');
