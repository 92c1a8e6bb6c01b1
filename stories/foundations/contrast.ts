/**
 * WCAG 2.2 contrast ratio of two CSS colours, as this browser paints them: in whatever notation they are computed
 * (oklch, a system colour), brought into sRGB, the front laid over the back.
 */
export function contrastOf(front: string, back: string): number {
  const [lighter, darker] = [luminanceOf([back]), luminanceOf([back, front])].toSorted((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/** Relative luminance of colours painted one over another, the lowest first. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(layers: readonly string[]): number {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' })
  if (!context) throw new Error('Contrast cannot be measured: this browser has no 2D canvas.')
  for (const layer of layers) {
    context.fillStyle = layer
    context.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(byte: number): number {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
