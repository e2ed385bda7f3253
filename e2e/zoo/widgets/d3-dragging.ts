import { drag } from 'd3-drag';
import { select } from 'd3-selection';
import { report } from './report.ts';

const root = document.querySelector('#root');
if (root)
  root.innerHTML = `<svg id=scene width=400 height=240><rect id=box x=260 y=120 width=100 height=100 fill=none stroke=black pointer-events=all></rect>
    <circle id=red cx=40 cy=40 r=18 fill=red></circle><circle id=blue cx=120 cy=60 r=18 fill=blue></circle><rect id=square x=40 y=140 width=30 height=30 fill=green></rect></svg>`;

for (const [id, across, down] of [
  ['red', 'cx', 'cy'],
  ['blue', 'cx', 'cy'],
  ['square', 'x', 'y'],
] as const)
  select<Element, unknown>(`#${id}`).call(
    drag<Element, unknown>()
      .on('drag', (event: { dx: number; dy: number }) => {
        const shape = select(`#${id}`);
        shape
          .attr(across, Number(shape.attr(across)) + event.dx)
          .attr(down, Number(shape.attr(down)) + event.dy);
      })
      .on('end', () => {
        const shape = select(`#${id}`);
        report(
          id,
          [across, down].map(side => Math.round(Number(shape.attr(side)))),
        );
      }),
  );
