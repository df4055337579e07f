/** The look of a balance page: bone and sand, ink, bronze for losing and verdigris for winning, light and dark. */
export const STYLE = `
:root{color-scheme:light dark;--page:#f4ead2;--bone:#fbf5e6;--ink:#2a1f18;--ink2:#5b4a3c;--line:#d8c6a0;--red:#8e2b20;
--win:#1f5f63;--lose:#95591a;--even:#f6eedb;--strong:#fff;--faint:#e9dcbd}
@media (prefers-color-scheme:dark){:root{--page:#1a1411;--bone:#241c17;--ink:#f1e6d0;--ink2:#c4b299;--line:#4a3b30;
--red:#e08a72;--win:#3d8f93;--lose:#b97a33;--even:#2e251f;--strong:#fff;--faint:#3a2e26}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:17px/1.5 "Alegreya Sans",Optima,Candara,"Segoe UI",sans-serif;
font-variant-numeric:tabular-nums}
main{max-width:1000px;margin:0 auto;padding:32px 24px 64px}
h1,h2,.brand{font-family:Cinzel,"Trajan Pro","Palatino Linotype",Palatino,Georgia,serif;font-weight:600;line-height:1.2}
.brand{color:var(--red);letter-spacing:.18em;font-size:15px;text-transform:uppercase;margin:0}
h1{font-size:36px;margin:4px 0 14px}
h2{font-size:23px;margin:0 0 6px}
p{margin:0 0 10px;max-width:76ch}
.lead{font-size:18px}
.quiet{color:var(--ink2);font-size:15px}
section{background:var(--bone);border:1px solid var(--line);border-radius:6px;padding:22px 26px;margin:22px 0;break-inside:avoid}
ul{margin:6px 0 0;padding-left:20px}
li{margin:3px 0}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:15px}
th,td{text-align:left;padding:5px 10px 5px 0;vertical-align:top}
thead th{color:var(--ink2);font-weight:700;border-bottom:1px solid var(--line)}
tbody tr+tr>*{border-top:1px solid var(--faint)}
td.n,th.n{text-align:right;white-space:nowrap}
td small{display:block;color:var(--ink2);font-size:13px}
.heat{border-collapse:separate;border-spacing:2px;margin-top:10px;font-size:16px}
.heat th{font-weight:700;padding:0 8px 0 0;white-space:nowrap;border:0!important;vertical-align:middle;color:var(--ink)}
.heat th[scope=row]{position:sticky;left:0;background:var(--bone)}
.heat thead th{padding:0 0 6px;vertical-align:bottom;text-align:center;font-size:15px}
.heat thead span{writing-mode:vertical-rl;transform:rotate(180deg);display:inline-block}
.heat td{min-width:44px;height:38px;padding:0 4px;text-align:center;vertical-align:middle;border:0!important;border-radius:3px;background:var(--even)}
.heat.few td{min-width:72px;height:52px;font-size:19px}
.heat td.strong{color:var(--strong);font-weight:700}
.heat td.self{background:none;color:var(--ink2)}
.heat td.total{background:none;font-weight:700;padding-left:12px}
.key{display:flex;align-items:center;gap:10px;font-size:15px;color:var(--ink2);margin:12px 0 0;flex-wrap:wrap}
.key i{display:inline-block;width:220px;height:14px;border-radius:3px;background:linear-gradient(90deg,var(--lose),var(--even),var(--win))}
svg{display:block;width:100%;min-width:640px;max-width:900px;height:auto;margin-top:10px}
svg text{fill:var(--ink);font:15px "Alegreya Sans",Optima,Candara,"Segoe UI",sans-serif;font-variant-numeric:tabular-nums}
svg .s{fill:var(--ink2);font-size:13px}
svg .b{font-weight:700}
svg .axis{stroke:var(--line);stroke-width:1}
svg .mid{stroke:var(--ink2);stroke-width:1;stroke-dasharray:3 3}
svg .bar{fill:var(--win)}
svg .up{fill:var(--win)}
svg .down{fill:var(--lose)}
svg .flat{fill:var(--ink2)}
svg .range{stroke-width:6;stroke-linecap:round;opacity:.45}
svg .range.up{stroke:var(--win)}
svg .range.down{stroke:var(--lose)}
svg .range.flat{stroke:var(--ink2)}
.eff{display:inline-block;min-width:132px}
.eff b{display:inline-block;min-width:52px;text-align:right}
.eff.no{color:var(--ink2)}
.eff.no b{font-weight:400}
.eff .track{display:block;position:relative;width:124px;height:8px;background:var(--faint);border-radius:4px;margin-top:3px}
.eff .track i{position:absolute;top:0;bottom:0;border-radius:4px}
.eff .track::after{content:"";position:absolute;left:50%;top:-2px;bottom:-2px;border-left:1px solid var(--ink2)}
.proven{color:var(--red);font-size:13px;font-weight:700}
details{margin-top:14px}
summary{cursor:pointer;color:var(--ink2)}
code{font-size:14px}
footer{color:var(--ink2);font-size:15px}
@media (max-width:640px){body{font-size:16px}main{padding:20px 12px}section{padding:16px 14px}h1{font-size:28px}}
@media print{:root{--page:#fff;--bone:#fff}main{max-width:none;padding:0}section{border:0;padding:0;margin:18px 0}
body{font-size:12pt;-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`
