interface PrimitiveGroup {
  /** What all in it are for. */
  purpose: string
  /** Paths below `ui/primitives`, the most used first; those of the staff side after those of the site. */
  parts: readonly string[]
}

/** The primitives by what they are for, in the order of the sidebar. `tests/repo` holds stories and sidebar to it. */
export const primitiveGroups: Readonly<Record<string, PrimitiveGroup>> = {
  Actions: {
    purpose: 'Do something, or lead somewhere.',
    parts: ['button', 'icon-button', 'link', 'staff/lit-pane', 'staff/deed-button', 'staff/twin-switch'],
  },
  Fields: {
    purpose: 'Take what somebody writes, chooses or hands in, and say what is wrong with it.',
    parts: [
      'field',
      'text-field',
      'text-area',
      'search-field',
      'select',
      'checkbox',
      'radio-group',
      'switch',
      'file-field',
      'field-error',
      'staff/password-field',
      'staff/digit-panes',
      'staff/tick',
      'staff/bar-select',
      'staff/file-target',
      'staff/focal-picture',
    ],
  },
  Overlays: {
    purpose: 'Lie over the page until they are closed.',
    parts: ['dialog', 'dropdown-menu', 'drop-pane', 'tooltip', 'staff/side-sheet'],
  },
  Feedback: {
    purpose: 'Say what happened, or how far it is.',
    parts: ['notice', 'toast', 'progress', 'spinner', 'skeleton', 'staff/strip', 'staff/meter'],
  },
  Navigation: {
    purpose: 'Say where one is, and lead through what belongs together.',
    parts: ['breadcrumb', 'tabs', 'pagination', 'skip-link'],
  },
  Data: {
    purpose: 'Show numbers and states.',
    parts: [
      'table',
      'badge',
      'bar-chart',
      'line-chart',
      'pane-count',
      'staff/grid-part',
      'staff/pane-glyph',
      'staff/six-strip',
      'staff/steps',
      'staff/pane-clock',
      'staff/pane-wall',
      'staff/score-ruler',
      'staff/pane-chart',
      'staff/charts/notes-chart',
      'staff/charts/bar-list',
      'staff/charts/share-bar',
      'staff/charts/funnel',
      'staff/charts/hundred-panes',
    ],
  },
  Layout: {
    purpose: 'Give what is in them room, or fold it away.',
    parts: ['accordion', 'disclosure', 'slider-row', 'opening-shutters'],
  },
  'Text and marks': {
    purpose: 'Words, signs and pictures that stand for themselves.',
    parts: [
      'icon',
      'brand-mark',
      'picture',
      'marked-text',
      'visually-hidden',
      'staff/staff-icon',
      'staff/key',
      'staff/seat',
      'staff/diff-text',
      'staff/cover',
    ],
  },
}

/** `Primitives/Fields`, `Primitives/Staff/Fields`: where a primitive’s stories stand; undefined for one that is in no group. */
export function shelfOf(part: string): string | undefined {
  const group = Object.entries(primitiveGroups).find(([, { parts }]) => parts.includes(part))?.[0]
  return group && shelf(group, part)
}

/** The same for one that is about to be put there. */
export function shelf(group: string, part: string): string {
  return ['Primitives', ...(part.startsWith('staff/') ? ['Staff'] : []), group].join('/')
}
