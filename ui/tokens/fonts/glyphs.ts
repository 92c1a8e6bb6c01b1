const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')

// Also for western European names (São Paulo, Malmö, Århus): composites cost almost nothing.
const letters = 'àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœßÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŒ'

const quotes = '„“”‘’‚«»‹›'
const punctuation = '¡¿–—…·•§ªº°'
const signs = '×−€£©®™'
const noBreakSpace = '\u00a0'

export const requiredGlyphs = ascii + letters + quotes + punctuation + signs + noBreakSpace

/** Kept where the published Latin cut has them; the site does without the rest. */
export const welcomeGlyphs = '≤≥→←↑↓↗✓№¹²³Ÿẞ\u00ad\u2009\u202f\u2010\u2011'
