import { launchBrowser } from './shell/e2e/support/chromium.ts';
const origin='http://localhost:8764';
const r=await fetch(origin+'/auth/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:'learner@vidyapath.example',password:'Learner@123'})});const token=(await r.json() as any).access_token;
for(const id of [1,2,3,4,5,6,7,8,9]){const c=await (await fetch(origin+'/api/courseProgress/public-course-content?course_id='+id)).json() as any; console.log(id,c.CourseName,c.DiscountedPrice,(c.Modules??[]).flatMap((m:any)=>m.Lessons.filter((l:any)=>l.IsPreview).map((l:any)=>l.VideoId+l.VideoTitle)).join('|'))}
const browser=await launchBrowser();
const ctx=await browser.newContext({viewport:{width:800,height:360},hasTouch:true});
const page=await ctx.newPage();
await page.addInitScript(([t]:any)=>{localStorage.setItem('access_token',t)},[token]);
await page.goto(origin+'/learn/4'); await page.waitForTimeout(4000);
console.log(await page.evaluate(()=>{const out:string[]=[];let e:any=document.querySelector('video');while(e&&out.length<9){const b=e.getBoundingClientRect();const c=getComputedStyle(e);out.push(`${e.tagName} ${b.x},${b.y},${b.width}x${b.height} ${c.display} ${c.position} h=${c.getPropertyValue('--player-height')} z=${c.zIndex}`);e=e.parentElement}return out.join('\n')}));
await page.screenshot({path:'/tmp/w4-shots/side2.png'});
console.log(await page.evaluate(()=>JSON.stringify(document.querySelector('header')!.getBoundingClientRect())));const p2=await browser.newPage();await p2.goto(origin+'/learn/2');await p2.waitForTimeout(2000);console.log(await p2.evaluate(()=>JSON.stringify(document.querySelector('header')!.getBoundingClientRect())));await browser.close();
