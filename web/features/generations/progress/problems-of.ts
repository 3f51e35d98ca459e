import type { Difference } from '#fidelity/index.ts';
import type { Violation } from '#web/preview/messages.ts';
import { colorHex } from '../compare/index.ts';
import type { Measured } from './candidate-frame.tsx';
import type { Problem } from './craft-problems.ts';

/** Limits of the contract. */
const PROBLEMS = 60;
const PROBLEM_LENGTH = 500;
const QUOTE_LENGTH = 80;

/** Weights of what is no line of text, on the scale of the lines': the share of the page's text that it spoils. */
const OVERFLOW = 0.5;
const IMPACTS: Record<string, number> = { critical: 0.2, serious: 0.1, moderate: 0.03, minor: 0.01 };
/** A line that is off by less than this share of the page's text is not worth a word, nor is an area of less than this share of the page. */
const NEGLIGIBLE = { text: 0.0005, area: 0.002 };
/** A page may be a pixel wider by rounding. */
const TOLERANCE = 1;

const quote = (text: string): string =>
  `“${text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH).trimEnd()}…` : text}”`;

/**
 * What is wrong with a page that was measured, worst first, one short sentence each, for a model to read. Where there is too much of
 * it, kinds take turns: a row that is missing moves all lines below it, and what else is wrong is told nevertheless.
 * @param ofCode what is wrong with how it is written
 */
export function problemsOf(
  differences: readonly Difference[],
  { violations = [], narrow }: Pick<Measured, 'violations' | 'narrow'>,
  narrowWidth: number,
  ofCode: readonly Problem[] = [],
): string[] {
  const excess = Math.round((narrow?.width ?? 0) - narrowWidth);
  const problems: (Problem & { kind: string })[] = [
    ...(excess > TOLERANCE
      ? [
          {
            kind: 'overflow',
            weight: OVERFLOW,
            sentence: `The page is ${excess} px wider than a ${narrowWidth} px screen.`,
          },
        ]
      : []),
    ...violations.map((violation) => ({ kind: 'violation', ...ofViolation(violation) })),
    ...ofCode.map((problem) => ({ kind: 'code', ...problem })),
    ...differences
      .filter((difference) => difference.weight >= ('text' in difference ? NEGLIGIBLE.text : NEGLIGIBLE.area))
      .map((difference) => ({ kind: difference.kind, weight: difference.weight, sentence: ofDifference(difference) })),
  ];
  const kinds = [...Map.groupBy(problems.sort(byWeight), ({ kind }) => kind).values()];
  const inTurns = kinds.flatMap((same) => same.map((problem, turn) => ({ ...problem, turn })));
  return inTurns
    .sort((a, b) => a.turn - b.turn)
    .slice(0, PROBLEMS)
    .sort(byWeight)
    .map(({ sentence }) => sentence.slice(0, PROBLEM_LENGTH));
}

const byWeight = (a: Problem, b: Problem): number => b.weight - a.weight;

function ofDifference(difference: Difference): string {
  const { kind, box } = difference;
  const place = `in the area [${[box.x, box.y, box.width, box.height].map(Math.round).join(', ')}]`;
  switch (kind) {
    case 'lost':
      return `Something of the design is missing ${place}.`;
    case 'added':
      return `Something is drawn ${place} that the design does not have.`;
    case 'picture':
      return `The picture ${place} shows something else than the design.`;
    case 'recolored':
      return `The colour ${place} is ${colorHex(difference.found)} instead of ${colorHex(difference.expected)}.`;
    case 'corner':
      return `The corners of the box ${place} are ${difference.isRounder ? 'rounder' : 'less round'} than in the design.`;
    case 'length':
      return `The page is ${Math.abs(difference.by)} px too ${difference.by > 0 ? 'long' : 'short'}.`;
    default:
      return ofText(difference);
  }
}

function ofText(difference: Extract<Difference, { text: string }>): string {
  const line = quote(difference.text);
  switch (difference.kind) {
    case 'faint':
      return `${line} can hardly be told from its background.`;
    case 'missing': {
      const all = difference.words.length >= difference.text.split(/\s+/).length;
      return all
        ? `The line ${line} is missing.`
        : `In the line ${line} is missing: ${quote(difference.words.join(' '))}.`;
    }
    case 'shifted': {
      const shifts = [
        shift(difference.dy, 'too low', 'too high'),
        shift(difference.dx, 'too far right', 'too far left'),
      ].filter(Boolean);
      return `${line} is ${shifts.join(' and ')}.`;
    }
    case 'color':
      return `${line} has the wrong colour ${colorHex(difference.found)} instead of ${colorHex(difference.expected)}.`;
    case 'size': {
      const percent = Math.round(Math.abs(difference.ratio - 1) * 100);
      return `${line} is ${percent} % too ${difference.ratio > 1 ? 'large' : 'small'}.`;
    }
  }
}

const shift = (distance: number, positive: string, negative: string): string | false =>
  Math.abs(distance) >= 1 && `${Math.round(Math.abs(distance))} px ${distance > 0 ? positive : negative}`;

function ofViolation({ help, impact, count, example }: Violation): Problem {
  const places = count === 1 ? '' : ` (${count} places)`;
  return {
    weight: IMPACTS[impact] ?? IMPACTS.moderate!,
    sentence: `Accessibility: ${help}${places}, first in ${example}`,
  };
}
