export const enUS = {
  title: 'Keyboard shortcuts',
  search: 'Search for a movie',
  choose: 'Move through results and open one',
  close: 'Close dialog',
  undo: 'Undo the last change',
  list: 'Show keyboard shortcuts',
  canBeOff: 'You can turn off the / and ? shortcuts in Settings.',
  areOff: 'The / and ? shortcuts are turned off in Settings.',
  closeList: 'Close',
  control: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
}
