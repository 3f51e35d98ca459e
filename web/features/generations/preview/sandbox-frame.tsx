import { type ComponentProps, useEffect } from 'react';
import type { Framework } from '#contract/generations.ts';
import { usePreviewFrame } from './use-preview-frame.ts';

interface SandboxFrameProps extends Omit<ComponentProps<'iframe'>, 'ref' | 'sandbox'> {
  framework: Framework;
  code: { html: string; css: string };
  src: string;
  title: string;
}

/** A generated page, to be looked at: never `allow-same-origin`. */
export function SandboxFrame({ framework, code: { html, css }, ...rest }: SandboxFrameProps) {
  const { frame, ready, say } = usePreviewFrame();
  useEffect(() => {
    if (ready) say({ type: 'render', framework, html, css });
  }, [ready, say, framework, html, css]);
  return <iframe ref={frame} sandbox="allow-scripts" {...rest} />;
}
