/**
 * The only script before the first paint, inlined. It fetches the application when the page has loaded, is on the screen
 * and leaves the browser idle, or at once when the visitor does something or has chosen another language before. Until
 * then links, menus and forms are plain HTML, and the button that was pressed last is noted for the application to press again. A browser that does not tell of its paints waits for the visitor.
 */
export function loaderScript(entry: string): string {
  return `(()=>{let s;const go=()=>{s||(s=import(${JSON.stringify(entry)}))};for(const e of["pointerdown","keydown","focusin"])addEventListener(e,go,{once:true,capture:true,passive:true});addEventListener("click",e=>{pressedEarly=e.target.closest("button[type=button]:not([popovertarget])")},{capture:true});try{const l=localStorage.i18nextLng;l&&l!==document.documentElement.lang&&go()}catch{}const idle=()=>"requestIdleCallback"in window?requestIdleCallback(go,{timeout:3000}):setTimeout(go,500);addEventListener("load",()=>new PerformanceObserver((_,o)=>{o.disconnect();requestAnimationFrame(idle)}).observe({type:"paint",buffered:true}),{once:true})})()`
}
