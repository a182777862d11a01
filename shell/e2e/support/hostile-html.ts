const far = 'https://canary.example';

/** Course texts that would run or fetch something if the page let them: each sets `window.hacked` or asks the canary's host. */
export const hostileHtml: readonly string[] = [
  '<script>window.hacked = 1</script>',
  `<script src="${far}/a.js"></script>`,
  '<img src=x onerror="window.hacked = 2">',
  '<img src="/media/x.webp" name=currentScript id=currentScript>',
  '<a href="javascript:window.hacked = 3">link A</a><a href="java\tscript:window.hacked = 3">link B</a><a href="data:text/html,<script>1</script>">link C</a>',
  `<svg onload="window.hacked = 4"><script>window.hacked = 4</script><image href="${far}/b.png"/><use href="${far}/c.svg#x"/></svg>`,
  `<svg><style><img src=x onerror="window.hacked = 5"></style></svg>`,
  '<math><annotation-xml encoding="text/html"><img src=x onerror="window.hacked = 7"></annotation-xml></math>',
  `<style>@import url("${far}/d.css"); body { display: none }</style><p style="background: url(${far}/e.png)">styled</p>`,
  `<iframe srcdoc="<script>parent.hacked = 8</script>"></iframe><iframe src="${far}/f.html"></iframe><object data="${far}/g"></object><embed src="${far}/h">`,
  `<form action="${far}/i"><input name="password" autofocus onfocus="window.hacked = 9"><button>Send</button></form>`,
  `<base href="${far}/"><meta http-equiv="refresh" content="0; url=${far}/j"><link rel="stylesheet" href="${far}/k.css">`,
  '<p id="root" name="getElementById" class="MuiDialog-root">clobbers</p><a id="location" name="cookie" href="#">clobbers</a>',
  '{{constructor.constructor("window.hacked = 12")()}} ${window.hacked = 13} <%= window.hacked = 14 %>',
  `<video src="${far}/l.mp4" autoplay></video><audio src="${far}/m.mp3" autoplay></audio><img srcset="${far}/n.png 1x" src="//canary.example/o.png">`,
  '<details open ontoggle="window.hacked = 15">details</details><p onmouseover="window.hacked = 16" onclick="window.hacked = 16">hover</p>',
  // These include the text that follows them.
  '<template><img src=x onerror="window.hacked = 10"></template><noscript><p title="</noscript><img src=x onerror=window.hacked=11>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.hacked=6&gt;">',
];

export const canaryHost = new URL(far).host;
