/** Words that differ from the field's name written out. */
const words: Record<string, string> = {
  url: 'Address',
  alt: 'Alternative text',
  isActive: 'Active',
  youtubeUrl: 'YouTube URL',
  imageUrl: 'Image',
  logoUrl: 'Logo URL',
  authorImage: 'Author image',
};

/** `quickLinks` reads 'Quick links', `section1` reads 'Section 1'. */
function written(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words[name] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');

/** A field of a section in words: `section1.features.2.text` is 'Section 1 › Feature 2 › Text'. */
export function pathLabel(path: string): string {
  const labels: string[] = [];
  for (const step of path.split('.')) {
    if (/^\d+$/.test(step)) labels.push(`${singular(labels.pop() ?? 'Entry')} ${step}`);
    else if (/^[a-z][A-Za-z0-9]*$/.test(step)) labels.push(written(step));
    // An entry of a list is named by its own title.
    else labels.push(`“${step}”`);
  }
  return labels.join(' › ');
}
