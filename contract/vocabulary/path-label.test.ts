import { expect, test } from 'vitest';
import { pathLabel } from './path-label.ts';

test.each([
  ['mainTitle', 'Main title'],
  ['section1.features.2.text', 'Section 1 › Feature 2 › Text'],
  ['section2.images.1.alt', 'Section 2 › Image 1 › Alternative text'],
  ['middleSection.quickLinks.10.url', 'Middle section › Quick link 10 › Address'],
  ['youtubeUrl', 'YouTube URL'],
  ['1.title', 'Entry 1 › Title'],
  ['Fast and offline.description', '“Fast and offline” › Description'],
])('%s reads %s', (path, label) => expect(pathLabel(path)).toBe(label));
