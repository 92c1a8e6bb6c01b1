/** Sets the stored theme before the first paint. It reads the consent itself, because its module is not loaded yet. */
export const themeScript = `(()=>{try{const t=localStorage.theme;if((t==="day"||t==="night")&&JSON.parse(localStorage.consent).preferences===true)document.documentElement.dataset.theme=t}catch{}})()`
