import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// biome-ignore lint/style/noDefaultExport: Svelte asks for one
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
