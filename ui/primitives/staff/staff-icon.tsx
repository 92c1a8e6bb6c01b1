import type { ComponentProps } from 'react'
import { Icon, type IconName } from '#ui/primitives/icon.tsx'

/** On the grid of ui/primitives/icon.tsx, which weighs on every page and keeps to the visitors' signs. */
const paths = {
  desk: 'M4.5 3.5h15v17h-15zM12 3.5v17M4.5 12h15',
  post: 'M4.5 3.5h15v17h-15zM8 8h8M8 12h8M8 16h4.5',
  message: 'M3.5 4.5h17v12H12l-5 4v-4H3.5z',
  briefcase: 'M3.5 7.5h17v12h-17zM8.5 7.5v-4h7v4M3.5 13h17',
  chart: 'M3.5 20.5h17M6 20v-6M12 20V4.5M18 20v-10',
  people: 'M16 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 20.5c0-4 3-6 8-6s8 2 8 6',
  log: 'M4.5 5.5v.01M8.5 5.5h11M4.5 12v.01M8.5 12h11M4.5 18.5v.01M8.5 18.5h11',
  health: 'M2.5 12h4.5l3-7 4 14 3-7h4.5',
  trash: 'M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10.5 10.5v6M13.5 10.5v6',
  pen: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5 17.5 10',
  restore: 'M8 4.5 3.5 9 8 13.5M4 9h10.5a5.5 5.5 0 0 1 0 11H8',
  calendar: 'M3.5 5.5h17v15h-17zM3.5 10h17M8 3v4M16 3v4',
  key: 'M13 11 21 3M17.5 6.5l3 3M14 14.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0z',
  link: 'M9.5 7.5H7a4.5 4.5 0 0 0 0 9h2.5M14.5 7.5H17a4.5 4.5 0 0 1 0 9h-2.5M8.5 12h7',
  image: 'M3.5 4.5h17v15h-17zM4 17.5l5-5.5 4 4 2.5-2.5 4.5 4M15.5 8.5v.01',
  more: 'M5 12v.01M12 12v.01M19 12v.01',
  filter: 'M4 6h16M7 12h10M10 18h4',
  command:
    'M9 9h6v6H9zM9 9H6.5A2.5 2.5 0 1 1 9 6.5zM15 9V6.5A2.5 2.5 0 1 1 17.5 9zM15 15h2.5a2.5 2.5 0 1 1-2.5 2.5zM9 15v2.5A2.5 2.5 0 1 1 6.5 15z',
  enter: 'M19 6v8H6m4.5-4.5L6 14l4.5 4.5',
  eye: 'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  send: 'M3.5 11 20.5 3.5l-5.5 17-4-7.5zM11 13l5-5',
  drag: 'M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01',
  target: 'M12 2.5v6M12 15.5v6M2.5 12h6M15.5 12h6',
  tag: 'M3.5 3.5h8l9 9-8 8-9-9zM8 8v.01',
  columns: 'M3.5 4.5h17v15h-17zM12 4.5v15',
  'phone-device': 'M7 2.5h10v19H7zM11 18.5h2',
  laptop: 'M4.5 5h15v10.5h-15zM2.5 19h19',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.5-5.6M19.5 3v4.5H15',
  shield: 'M12 3l8 3v6c0 4.5-3.5 7.5-8 9-4.5-1.5-8-4.5-8-9V6z',
  wifi: 'M2.5 9c6-5 13-5 19 0M6 13c4-3.3 8-3.3 12 0M9.5 17c1.7-1.3 3.3-1.3 5 0M12 20.5v.01',
  out: 'M14 4h6v16h-6M4 12h11M10.5 7.5 15 12l-4.5 4.5',
  table: 'M3.5 4.5h17v15h-17zM3.5 9.5h17M3.5 14.5h17M10 9.5v10',
  print: 'M7 8.5v-6h10v6M7 16.5H3.5v-8h17v8H17M7 13.5h10v8H7z',
  bold: 'M7 4.5h6.5a3.5 3.5 0 0 1 0 7H7zM7 11.5h8a4 4 0 0 1 0 8H7z',
  italic: 'M10 4.5h8M6 19.5h8M14 4.5l-4 15',
  strike:
    'M3.5 12h17M17 7.5c-.8-2-2.6-3-5-3-2.9 0-4.9 1.4-4.9 3.7 0 1.6 1 2.8 3 3.8M7 16.5c.8 2 2.6 3 5 3 2.9 0 4.9-1.4 4.9-3.7 0-1.4-.7-2.6-1.9-3.8',
  quote: 'M4 6.5h6v6c0 2.5-1.5 4.5-4.5 5M14 6.5h6v6c0 2.5-1.5 4.5-4.5 5',
  code: 'm8 6.5-5.5 5.5L8 17.5M16 6.5l5.5 5.5-5.5 5.5',
  'heading-2':
    'M3 5v14M12 5v14M3 12h9M15.5 12.5c.3-1.6 1.200-2.5 2.6-2.5 1.5 0 2.4.9 2.4 2.300 0 2.200-3.5 3.7-5 6.7h5.5',
  'heading-3':
    'M3 5v14M12 5v14M3 12h9M15.5 10h5l-3 3.5c2 0 3.300 1 3.300 2.7 0 1.8-1.300 2.8-3 2.8-1.300 0-2.200-.5-2.8-1.6',
  'heading-4': 'M3 5v14M12 5v14M3 12h9M19 19v-9l-4 6h6',
  numbers: 'M4 4.5l1.5-1v5M9 6h11.5M9 12h11.5M9 18h11.5M3.5 15.5h3l-3 4h3',
  list: 'M4.5 6v.01M4.5 12v.01M4.5 18v.01M9 6h11.5M9 12h11.5M9 18h11.5',
  film: 'M3.5 4.5h17v15h-17zM10 9v6l5-3z',
  footnote: 'M4 20.5h16M4 15.5h9M4 10.5h9M17 4.5l2.5-1v8',
  'row-below': 'M3.5 4.5h17v8h-17zM12 4.5v8M12 15.5v6M9 18.5h6',
  'column-after': 'M4.5 3.5v17h8v-17zM4.5 12h8M15.5 12h6M18.5 9v6',
  'row-above': 'M3.5 11.5h17v8h-17zM12 11.5v8M12 2.5v6M9 5.5h6',
  'column-before': 'M11.5 3.5v17h8v-17zM11.5 12h8M2.5 12h6M5.5 9v6',
  'row-remove': 'M3.5 4.5h17v8h-17zM12 4.5v8M9 18.5h6',
  'column-remove': 'M4.5 3.5v17h8v-17zM4.5 12h8M15.5 12h6',
  undo: 'M8 4.5 3.5 9 8 13.5M4 9h10.5a5.5 5.5 0 0 1 0 11H9',
  redo: 'M16 4.5 20.5 9 16 13.5M20 9H9.5a5.5 5.5 0 0 0 0 11H15',
} as const

type OwnName = keyof typeof paths

/** Those of staff, and every visitor's as well. */
export type StaffIconName = OwnName | IconName

export const staffIconNames = Object.keys(paths).filter((name): name is OwnName => name in paths)

const isOwn = (name: StaffIconName): name is OwnName => name in paths

/** Hidden from screen readers: it repeats words. */
export function StaffIcon({ name, ...props }: ComponentProps<'svg'> & { name: StaffIconName }) {
  if (!isOwn(name)) return <Icon data-slot="staff-icon" {...props} name={name} />
  return (
    <svg
      data-slot="staff-icon"
      data-icon={name}
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      aria-hidden="true"
      {...props}
    >
      <path d={paths[name]} />
    </svg>
  )
}
