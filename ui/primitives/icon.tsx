import type { ComponentProps } from 'react'

/** One path each on a grid of 24, with square ends. A dot is a line without length. */
const paths = {
  'arrow-right': 'M4 12h15M13 5.5l6.5 6.5-6.5 6.5',
  'arrow-up-right': 'M6 18 17.5 6.5M8 6h10v10',
  'chevron-down': 'm5 9 7 7 7-7',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  close: 'm5.5 5.5 13 13M18.5 5.5l-13 13',
  menu: 'M3 8h18M3 16h18',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5l5 5',
  check: 'm4.5 12.5 5 5L19.5 7',
  plus: 'M12 4.5v15M4.5 12h15',
  minus: 'M4.5 12h15',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2.5V4M12 20v1.5M2.5 12H4M20 12h1.5M5.3 5.3l1 1M17.7 17.7l1 1M5.3 18.7l1-1M17.7 6.3l1-1',
  moon: 'M20 14.2A8.5 8.5 0 1 1 9.8 4 6.8 6.8 0 0 0 20 14.2z',
  globe:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3.5 12h17M12 3c2.5 2.6 3.75 5.6 3.75 9s-1.25 6.4-3.75 9c-2.5-2.6-3.75-5.6-3.75-9S9.5 5.6 12 3z',
  share: 'M15.5 3h5v5h-5zM3.5 9.5h5v5h-5zM15.5 16h5v5h-5zM9.5 10.7l5-3.2M9.5 13.3l5 3.2',
  copy: 'M9 9h12v12H9zM5 15H3V3h12v2',
  external: 'M9.5 5H4v15h15v-5.5M14 4h6v6M19.5 4.5 11 13',
  download: 'M12 3v11.5M6 9.5l6 6 6-6M4 20.5h16',
  upload: 'M12 16V4.5M6 9.5l6-6 6 6M4 20.5h16',
  file: 'M5 2.5h9l5 5v14H5zM14 2.5v5h5',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M6.5 4.5H10v15H6.5zM14 4.5h3.5v15H14z',
  bell: 'M6 17v-6.5a6 6 0 0 1 12 0V17M3.5 17.5h17M10.5 21h3M12 2.5v1.5',
  warning: 'M12 3.5 21.5 20h-19zM12 10v4M12 17v.01',
  info: 'M3.5 3.5h17v17h-17zM12 11.5v5M12 7.5v.01',
  lock: 'M4.5 10.5h15v10h-15zM8 10V7a4 4 0 0 1 8 0v3',
  facebook: 'M16.5 3H14c-2.5 0-3.5 1.5-3.5 4v14M6.5 11h9',
  instagram: 'M3.5 3.5h17v17h-17zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM17 7v.01',
  linkedin: 'M5 10v10M5 5v.01M10.5 20V10M10.5 14.5c0-2.7 1.5-4.5 4-4.5s4 1.8 4 4.5V20',
  x: 'M3.5 3.5H8l12.5 17H16zM19.5 4l-6 6.7M10.5 13.7l-6 6.3',
  mail: 'M2.5 5h19v14h-19zM3 6l9 7 9-7',
  phone: 'M3.5 3.5h5l2 5L8 10.5c1.2 2.4 3.1 4.3 5.5 5.5l2-2.5 5 2v5C11 20.5 3.5 13 3.5 3.5z',
  clock: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5l3.5 2',
} as const

export type IconName = keyof typeof paths

export const iconNames = Object.keys(paths).filter((name): name is IconName => name in paths)

/** Hidden from screen readers: it repeats words. `base.css` has its stroke attributes, for all eighty of a page. */
export function Icon({ name, ...props }: ComponentProps<'svg'> & { name: IconName }) {
  return (
    <svg
      data-slot="icon"
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
