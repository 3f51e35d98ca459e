import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Version } from '../../versions/index.ts';
import { CodeDifferences } from './code-differences.tsx';

interface VersionDifferencesProps {
  version: Version;
  tree: Version[];
}

/** How a version differs from the one it was made from, or from another one. */
export function VersionDifferences({ version, tree }: VersionDifferencesProps) {
  const others = tree.filter(
    ({ generation, number }) => number !== version.number && generation.status === 'succeeded',
  );
  const [chosen, setChosen] = useState<string>();
  const against =
    others.find(({ generation }) => generation._id === chosen) ??
    others.find(({ number }) => number === version.from) ??
    others[0];
  if (version.generation.status !== 'succeeded') return <Remark>This version has no page.</Remark>;
  if (!against)
    return <Remark>There is one version only. Change it, or write it in another framework, to see differences.</Remark>;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <Field label={`How version ${version.number} differs from`}>
        {(ids) => (
          <Select {...ids} value={against.generation._id} onChange={({ target }) => setChosen(target.value)}>
            {others.map(({ generation, number }) => (
              <option key={generation._id} value={generation._id}>
                Version {number}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <CodeDifferences before={against.generation._id} after={version.generation._id} />
    </div>
  );
}

const Remark = ({ children }: { children: string }) => <p className="text-muted text-small">{children}</p>;
