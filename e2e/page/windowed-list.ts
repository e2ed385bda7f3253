/** HTML of a list with rows of 30 px each, of which it draws some twenty, a moment after a scroll. */
export function windowedList(rows: number): string {
  return `<div id=list style="height:600px;overflow:auto;width:500px"><div id=space style="position:relative;height:${rows * 30}px"></div></div><script>
    const list = document.getElementById('list'), space = document.getElementById('space');
    const draw = () => {
      const first = Math.max(0, Math.floor(list.scrollTop / 30) - 2);
      space.innerHTML = Array.from({ length: Math.min(24, ${rows} - first) }, (_, at) => first + at).map(at =>
        '<div style="position:absolute;width:100%;height:30px;top:' + at * 30 + 'px">Order ' + (at + 1) + ' <button>Open</button></div>').join('');
    };
    list.addEventListener('scroll', () => requestAnimationFrame(draw));
    draw();
  </script>`;
}
