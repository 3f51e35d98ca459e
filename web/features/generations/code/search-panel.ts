import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  selectMatches,
  setSearchQuery,
} from '@codemirror/search';
import { type Command, type EditorView, type Panel, runScopeHandlers } from '@codemirror/view';

type Way = 'caseSensitive' | 'regexp' | 'wholeWord';

/** What finds and what replaces, in a row each: a pane is narrow, and the code below is what is looked at. */
export function searchPanel(view: EditorView): Panel {
  const find = field('Find', 'search');
  // CodeMirror puts the focus there.
  find.setAttribute('main-field', 'true');
  const replace = field('Replace', 'replace');
  const ways: Record<Way, HTMLButtonElement> = {
    caseSensitive: button('Match case', 'Aa', 'case'),
    wholeWord: button('Whole words', 'W', 'word'),
    regexp: button('Regular expression', '.*', 're'),
  };
  const isOn = (way: Way) => ways[way].ariaPressed === 'true';

  const show = (query: SearchQuery) => {
    if (find.value !== query.search) find.value = query.search;
    if (replace.value !== query.replace) replace.value = query.replace;
    for (const way of Object.keys(ways) as Way[]) ways[way].ariaPressed = String(query[way]);
  };
  const inSight = () =>
    new SearchQuery({
      ...{ search: find.value, replace: replace.value },
      ...{ caseSensitive: isOn('caseSensitive'), regexp: isOn('regexp'), wholeWord: isOn('wholeWord') },
    });
  const commit = () => {
    const query = inSight();
    if (!query.eq(getSearchQuery(view.state))) view.dispatch({ effects: setSearchQuery.of(query) });
  };
  const run = (command: Command) => () => {
    commit();
    command(view);
  };
  for (const input of [find, replace]) input.addEventListener('input', commit);
  for (const toggle of Object.values(ways))
    toggle.addEventListener('click', () => {
      toggle.ariaPressed = String(toggle.ariaPressed !== 'true');
      commit();
    });

  const editable = !view.state.readOnly;
  const rows = [
    row(
      find,
      ...Object.values(ways),
      pressed(button('Previous', '↑', 'prev'), run(findPrevious)),
      pressed(button('Next', '↓', 'next'), run(findNext)),
      pressed(button('Close the search', '×', 'close'), () => closeSearchPanel(view)),
    ),
    ...(editable
      ? [
          row(
            replace,
            pressed(button('Replace', 'Replace', 'replace'), run(replaceNext)),
            pressed(button('Replace all', 'All', 'replaceAll'), run(replaceAll)),
            pressed(button('Select all matches', 'Select', 'select'), run(selectMatches)),
          ),
        ]
      : []),
  ];
  const dom = document.createElement('div');
  dom.className = 'cm-find';
  dom.append(...rows);
  dom.addEventListener('keydown', (event) => {
    const enter = event.key === 'Enter' && event.target;
    if (runScopeHandlers(view, event, 'search-panel')) event.preventDefault();
    else if (enter === find) {
      event.preventDefault();
      run(event.shiftKey ? findPrevious : findNext)();
    } else if (enter === replace) {
      event.preventDefault();
      run(replaceNext)();
    }
  });
  show(getSearchQuery(view.state));
  return {
    dom,
    top: true,
    mount: () => find.select(),
    update({ transactions }) {
      for (const { effects } of transactions)
        for (const effect of effects) if (effect.is(setSearchQuery) && !effect.value.eq(inSight())) show(effect.value);
    },
  };
}

function row(...parts: HTMLElement[]): HTMLElement {
  const made = document.createElement('div');
  made.append(...parts);
  return made;
}

function field(label: string, name: string): HTMLInputElement {
  const made = document.createElement('input');
  Object.assign(made, { name, placeholder: label, ariaLabel: label, className: 'cm-textfield', spellcheck: false });
  return made;
}

function button(label: string, text: string, name: string): HTMLButtonElement {
  const made = document.createElement('button');
  Object.assign(made, { name, type: 'button', title: label, ariaLabel: label, className: 'cm-button' });
  made.textContent = text;
  return made;
}

function pressed(made: HTMLButtonElement, run: () => unknown): HTMLButtonElement {
  made.addEventListener('click', run);
  return made;
}
