import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Icon, iconNames } from '#ui/primitives/icon.tsx'
import { colorsOf, designTokens, oklch } from '../../.storybook/design-tokens.ts'
import { houseColors } from '../../.storybook/house-theme.ts'
import { iconFiles } from '../../.storybook/icon-files.ts'
import { colorNames } from '../../stories/foundations/tokens.ts'

describe('the foundations as files', () => {
  it.each(['day', 'night'] as const)('have every colour by %s, as the CSS has it', (theme) => {
    const { color } = designTokens()
    expect(Object.keys(color[theme])).toEqual([...colorNames])
    for (const [name, { $value }] of Object.entries(color[theme])) {
      const { components, alpha } = $value as { components: number[]; alpha: number }
      const opacity = alpha === 1 ? '' : ` / ${Math.round(alpha * 100)}%`
      expect(`oklch(${components.join(' ')}${opacity})`).toBe(colorsOf(theme)[name])
    }
  })

  it('name a type and a value for every token', () => {
    const { color: _, ...groups } = designTokens()
    expect(Object.keys(groups)).toEqual(['text', 'spacing', 'radius', 'breakpoint', 'font', 'ease'])
    for (const group of Object.values(groups))
      for (const token of Object.values<unknown>(group as Record<string, unknown>))
        expect(token).toMatchObject({ $type: expect.any(String), $value: expect.anything() })
  })

  it('have every icon, drawn as on the page', () => {
    const files = iconFiles()
    expect(Object.keys(files)).toEqual(iconNames.map((name) => `icons/${name}.svg`))
    for (const name of iconNames) {
      const [, drawn] = / d="([^"]+)"/.exec(renderToStaticMarkup(createElement(Icon, { name }))) ?? []
      expect(files[`icons/${name}.svg`]).toContain(`d="${drawn}"`)
    }
  })
})

it.each(['day', 'night'] as const)('Storybook by %s has the colours of the house', (theme) => {
  for (const [name, hex] of Object.entries(houseColors[theme]))
    expect([name, hex]).toEqual([name, toHex(colorsOf(theme)[name] ?? '')])
})

/** https://www.w3.org/TR/css-color-4/#color-conversion-code */
function toHex(color: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = oklch(color)?.components ?? []
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const bytes = linear.map((part) => {
    const inside = Math.min(1, Math.max(0, part))
    return Math.round(255 * (inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055))
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
