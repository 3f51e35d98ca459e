import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { changeTag, tagsFor } from '../change-tag.ts';
import { changeText, ownRuns, type TextRun, textRuns } from '../change-text.ts';
import { DraftField } from '../draft-field.tsx';
import type { PageCode } from '../page-code.ts';
import { readElements } from '../read-elements.ts';
import { setAttribute } from '../set-attribute.ts';
import { PictureField } from './picture-field.tsx';
import { TextField } from './text-field.tsx';

interface ContentFieldsProps {
  code: PageCode;
  at: number;
  targets: readonly number[];
  onChange: (code: PageCode, what: string) => void;
}

/** What an element says and is: text, tag, where a link leads, picture. */
export function ContentFields({ code, at, targets, onChange }: ContentFieldsProps) {
  const elements = readElements(code.html);
  const element = elements[at]!;
  const runs = textRuns(code.html, at);
  const tags = tagsFor(elements, at);
  const value = (name: string) => element.attributes[name]?.value ?? '';
  const set = (name: string, what: string) => (text: string) => onChange(setAttribute(code, targets, name, text), what);

  const say = (run: TextRun, text: string) => {
    // Among all cards those follow that say the same.
    const sameText = (peer: number) => ownRuns(code.html, elements, peer)[run.index]?.text === run.text;
    const meant = run.at === at ? targets.filter(sameText) : [run.at];
    onChange(changeText(code, meant, text, run.index), 'Text');
  };
  return (
    <div className="grid gap-3 empty:hidden">
      {runs.map((run, i) => (
        <TextField
          key={`${run.at}-${run.index}`}
          label={runs.length > 1 ? `Text ${i + 1}` : 'Text'}
          text={run.text}
          onChange={(text) => say(run, text)}
        />
      ))}
      {element.tag === 'a' && (
        <DraftField label="Link address" value={value('href')} check={checkAddress} onCommit={set('href', 'Address')} />
      )}
      {element.tag === 'img' && (
        <>
          <PictureField code={code} at={at} onChange={onChange} />
          <DraftField
            label="Description"
            hint="Read out in place of the picture; empty for one that is only decoration."
            value={value('alt')}
            onCommit={set('alt', 'Description')}
          />
        </>
      )}
      {tags.length > 1 && (
        <Field label="Tag">
          {(ids) => (
            <Select
              {...ids}
              className="font-mono text-small"
              value={element.tag}
              onChange={(event) => onChange(changeTag(code, targets, event.target.value), 'Tag')}
            >
              {tags.map((tag) => (
                <option key={tag}>{tag}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}

const checkAddress = (address: string): string | undefined =>
  /^\s*(javascript|data|vbscript):/i.test(address)
    ? 'Enter the address of a page, such as /prices or https://example.com.'
    : undefined;
