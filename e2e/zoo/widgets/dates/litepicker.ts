import { Litepicker } from 'litepicker';
import { draw, hold } from '../report.ts';

draw('<label for=day>Day</label><input id=day><label for=stay>Stay</label><input id=stay>');
for (const name of ['day', 'stay']) {
  const element = document.querySelector<HTMLInputElement>(`#${name}`);
  if (!element) continue;
  const picker = new Litepicker({ element, singleMode: name === 'day' });
  const dateOf = (date: { format(pattern: string): string } | null) => date?.format('YYYY-MM-DD') ?? null;
  hold(name, () =>
    name === 'day' ? dateOf(picker.getDate()) : [picker.getStartDate(), picker.getEndDate()].map(dateOf),
  );
}
