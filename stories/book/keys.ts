const toggle = { Space: 'Turns it on or off.' }

/** Keys of the components that answer to more than Tab, by their file. */
export const keysOf: Record<string, Record<string, string>> = {
  'ui/primitives/accordion.tsx': { 'Enter, Space': 'Opens or closes the part that has the focus.' },
  'ui/primitives/button.tsx': { 'Enter, Space': 'Presses it.' },
  'ui/primitives/checkbox.tsx': toggle,
  'ui/primitives/dialog.tsx': {
    Escape: 'Closes it; the focus goes back to what opened it.',
    'Tab, Shift + Tab': 'Go round within it.',
  },
  'ui/primitives/dropdown-menu.tsx': {
    'Enter, Space, ↓': 'Open the menu, with the first entry focused.',
    '↑, ↓': 'Go from entry to entry.',
    'Home, End': 'Go to the first or last entry.',
    Escape: 'Closes it; the focus goes back to its button.',
  },
  'ui/primitives/radio-group.tsx': { '↑, ↓, ←, →': 'Choose the one before or after.' },
  'ui/primitives/switch.tsx': { 'Space, Enter': 'Turn it on or off.' },
  'ui/primitives/tabs.tsx': {
    '←, →': 'Go from tab to tab and show it.',
    'Home, End': 'Go to the first or last tab.',
  },
  'ui/primitives/tooltip.tsx': { Tab: 'Shows it when its control has the focus.', Escape: 'Hides it.' },
}
