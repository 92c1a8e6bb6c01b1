/**
 * Puts on the theme that was chosen by hand, before the first paint. It asks for consent itself, because the module that
 * owns consent is not there yet; anything unreadable leaves the page as the device wants it.
 */
export const themeScript = `(()=>{try{const t=localStorage.theme;if((t==="day"||t==="night")&&JSON.parse(localStorage.consent).preferences===true)document.documentElement.dataset.theme=t}catch{}})()`
