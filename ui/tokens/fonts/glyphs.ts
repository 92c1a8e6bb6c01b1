// What the six languages (en sq de es it fr) and the interface can ask a font for.

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')

// Every accented letter of the six languages, and the rest of western Europe's for the names of people and places
// (São Paulo, Malmö, Århus): composites of letters that are there already, so they cost almost nothing.
const letters = 'àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœßÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŒ'

const quotes = '„“”‘’‚«»‹›'
const punctuation = '¡¿–—…·•§ªº°'
const signs = '×−€£©®™'
const noBreakSpace = '\u00a0'

/** Both fonts must draw all of these; the subset fails without them. */
export const requiredGlyphs = ascii + letters + quotes + punctuation + signs + noBreakSpace

/**
 * Kept where the published Latin cut has them. The site does without the rest: browsers make thin spaces and the soft
 * hyphen from the plain space and hyphen, arrows and ticks are drawn as icons, and a superscript is a <sup>.
 */
export const welcomeGlyphs = '≤≥→←↑↓↗✓№¹²³Ÿẞ\u00ad\u2009\u202f\u2010\u2011'
