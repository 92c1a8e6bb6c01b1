import '../stories/foundations/house.css'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { useGlobals } from '../stories/book/use-globals.ts'
import { houseTheme } from './house-theme.ts'

const themes = { day: houseTheme('day'), night: houseTheme('night') }

/** Storybook's documents in the house's type, colours and lines, which go with the toolbar. */
export function HouseContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useGlobals()
  return (
    <DocsContainer {...props} theme={themes[theme === 'night' ? 'night' : 'day']}>
      <main className="house sb-unstyled">{props.children}</main>
    </DocsContainer>
  )
}
