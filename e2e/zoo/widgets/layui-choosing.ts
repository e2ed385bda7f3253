import 'layui';
import 'layui/dist/css/layui.css';
import { report } from './report.ts';

const root = document.querySelector('#root');
if (root)
  root.innerHTML = `<form class="layui-form" style="width: 500px">
  <select lay-filter="city"><option value="sh">Shanghai</option><option value="hz">Hangzhou</option></select>
  <input type="checkbox" title="Writing" lay-filter="writing">
  <input type="radio" name="team" value="a" title="First" lay-filter="team">
  <input type="radio" name="team" value="b" title="Second" lay-filter="team">
  <input type="text" id="day" aria-label="Day" readonly>
</form>`;

layui.use(['form', 'laydate'], () => {
  const { form, laydate } = layui;
  form.render();
  form.on('select(city)', ({ value }) => report('city', value));
  form.on('checkbox(writing)', ({ elem }) => report('writing', elem.checked));
  form.on('radio(team)', ({ value }) => report('team', value));
  laydate.render({ elem: '#day', lang: 'en', done: value => report('day', value) });
});
