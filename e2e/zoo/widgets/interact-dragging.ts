import interact from 'interactjs';
import { report } from './report.ts';

const root = document.querySelector('#root');
if (root)
  root.innerHTML = `<div id=card style="width:80px;height:40px;background:#fd8;touch-action:none">Card</div>
    <div id=zone style="position:absolute;left:300px;top:150px;width:160px;height:120px;border:1px solid">Zone</div>
    <div id=panel style="position:absolute;left:40px;top:200px;width:120px;height:80px;border:1px solid;touch-action:none">Panel</div>`;

const place = { x: 0, y: 0 };
interact('#card').draggable({
  listeners: {
    move: ({ dx, dy, target }) => {
      place.x += dx;
      place.y += dy;
      target.style.transform = `translate(${place.x}px, ${place.y}px)`;
    },
    end: () => report('card', [Math.round(place.x), Math.round(place.y)]),
  },
});
interact('#zone').dropzone({ accept: '#card', ondrop: () => report('dropped', true) });
interact('#panel').resizable({
  edges: { right: true, bottom: true },
  listeners: {
    move: ({ target, rect }) => {
      target.style.width = `${rect.width}px`;
      target.style.height = `${rect.height}px`;
      report('panel', [Math.round(rect.width), Math.round(rect.height)]);
    },
  },
});
