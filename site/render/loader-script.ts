/**
 * The only script before the first paint, inlined. It imports the application when the browser is idle after the
 * largest paint, or at once at the first input or for a stored language. It notes the last pressed button, which the
 * application presses again. Without paint timing it waits for an input.
 */
export function loaderScript(entry: string): string {
  return `(()=>{let s;const go=()=>{s||(s=import(${JSON.stringify(entry)}))};for(const e of["pointerdown","keydown","focusin"])addEventListener(e,go,{once:true,capture:true,passive:true});addEventListener("click",e=>{pressedEarly=e.target.closest("button[type=button]:not([popovertarget])")},{capture:true});try{const l=localStorage.i18nextLng;l&&l!==document.documentElement.lang&&go()}catch{}const idle=()=>"requestIdleCallback"in window?requestIdleCallback(go,{timeout:3000}):setTimeout(go,500);addEventListener("load",()=>new PerformanceObserver((_,o)=>{o.disconnect();requestAnimationFrame(idle)}).observe({type:"paint",buffered:true}),{once:true})})()`
}
