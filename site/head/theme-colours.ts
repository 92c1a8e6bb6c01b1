/** Paper by day and by night (ui/tokens/colours.css) as sRGB, for what browsers paint around the page. */
export const themeColours = { day: '#f9f5ee', night: '#0f141d' } as const
